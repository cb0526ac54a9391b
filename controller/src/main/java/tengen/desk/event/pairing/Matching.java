package tengen.desk.event.pairing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * Heaviest matching of a graph, exactly and in whole numbers: the blossom algorithm of Edmonds ("Maximum matching and a polyhedron with 0,1-vertices", 1965) in
 * the primal-dual form of Galil ("Efficient algorithms for finding maximum matching in graphs", ACM Computing Surveys 18, 1986), O(n^3).
 *
 * <p>Vertices count from 1; numbers above the count are blossoms. {@code label} is the dual variable; a vertex is outer (0), inner (1) or free (-1).
 */
final class Matching {
    private static final int FREE = -1;
    private static final int OUTER = 0;
    private static final int INNER = 1;

    private final int count;
    private final int room;
    private int last;
    private final int[][] from;
    private final int[][] to;
    private final long[][] weight;
    private final long[] label;
    private final int[] match;
    private final int[] slack;
    private final int[] top;
    private final int[] parent;
    private final int[] kind;
    private final int[] seen;
    private final int[][] within;
    private final List<List<Integer>> petals = new ArrayList<>();
    private final Deque<Integer> queue = new ArrayDeque<>();
    private int stamp;

    /**
     * Returns for each vertex its partner, 0 for none; index 0 is not used.
     *
     * @param weights symmetric, from index 1; 0 or less: no edge
     */
    static int[] heaviest(long[][] weights) {
        Matching matching = new Matching(weights);
        while (matching.grow()) {
            // Each turn matches two vertices more.
        }
        int[] partners = new int[weights.length];
        for (int v = 1; v < weights.length; v++) {
            partners[v] = matching.match[v];
        }
        return partners;
    }

    private Matching(long[][] weights) {
        count = weights.length - 1;
        room = 2 * count + 2;
        last = count;
        from = new int[room][room];
        to = new int[room][room];
        weight = new long[room][room];
        label = new long[room];
        match = new int[room];
        slack = new int[room];
        top = new int[room];
        parent = new int[room];
        kind = new int[room];
        seen = new int[room];
        within = new int[room][count + 1];
        long heaviest = 0;
        for (int u = 0; u < room; u++) {
            petals.add(new ArrayList<>());
            for (int v = 0; v < room; v++) {
                from[u][v] = u;
                to[u][v] = v;
            }
        }
        for (int u = 1; u <= count; u++) {
            top[u] = u;
            within[u][u] = u;
            for (int v = 1; v <= count; v++) {
                weight[u][v] = u == v ? 0 : Math.max(0, weights[u][v]);
                heaviest = Math.max(heaviest, weight[u][v]);
            }
        }
        Arrays.fill(label, 1, count + 1, heaviest);
    }

    private long delta(int u, int v) {
        int a = from[u][v];
        int b = to[u][v];
        return label[a] + label[b] - 2 * weight[a][b];
    }

    private void updateSlack(int u, int x) {
        if (slack[x] == 0 || delta(u, x) < delta(slack[x], x)) {
            slack[x] = u;
        }
    }

    private void setSlack(int x) {
        slack[x] = 0;
        for (int u = 1; u <= count; u++) {
            if (weight[u][x] > 0 && top[u] != x && kind[top[u]] == OUTER) {
                updateSlack(u, x);
            }
        }
    }

    private void push(int x) {
        if (x <= count) {
            queue.addLast(x);
        } else {
            petals.get(x).forEach(this::push);
        }
    }

    private void setTop(int x, int blossom) {
        top[x] = blossom;
        if (x > count) {
            petals.get(x).forEach(petal -> setTop(petal, blossom));
        }
    }

    /** Turns the ring of a blossom so that the way from its base to this petal is even; returns the petal's place. */
    private int place(int blossom, int petal) {
        List<Integer> ring = petals.get(blossom);
        int at = ring.indexOf(petal);
        if (at % 2 == 1) {
            Collections.reverse(ring.subList(1, ring.size()));
            return ring.size() - at;
        }
        return at;
    }

    private void setMatch(int u, int v) {
        match[u] = to[u][v];
        if (u > count) {
            int petal = within[u][from[u][v]];
            int at = place(u, petal);
            List<Integer> ring = petals.get(u);
            for (int i = 0; i < at; i++) {
                setMatch(ring.get(i), ring.get(i ^ 1));
            }
            setMatch(petal, v);
            Collections.rotate(ring, -at);
        }
    }

    private void augment(int start, int end) {
        int u = start;
        int v = end;
        while (true) {
            int next = top[match[u]];
            setMatch(u, v);
            if (next == 0) {
                return;
            }
            setMatch(next, top[parent[next]]);
            u = top[parent[next]];
            v = next;
        }
    }

    private int commonAncestor(int first, int second) {
        stamp++;
        int u = first;
        int v = second;
        while (u != 0 || v != 0) {
            if (u != 0) {
                if (seen[u] == stamp) {
                    return u;
                }
                seen[u] = stamp;
                u = top[match[u]];
                if (u != 0) {
                    u = top[parent[u]];
                }
            }
            int swapped = u;
            u = v;
            v = swapped;
        }
        return 0;
    }

    private void addBlossom(int u, int base, int v) {
        int b = count + 1;
        while (b <= last && top[b] != 0) {
            b++;
        }
        last = Math.max(last, b);
        label[b] = 0;
        kind[b] = OUTER;
        match[b] = match[base];
        List<Integer> ring = petals.get(b);
        ring.clear();
        ring.add(base);
        walk(u, base, ring);
        Collections.reverse(ring.subList(1, ring.size()));
        walk(v, base, ring);
        setTop(b, b);
        for (int x = 1; x <= last; x++) {
            weight[b][x] = 0;
            weight[x][b] = 0;
        }
        Arrays.fill(within[b], 0);
        for (int petal : ring) {
            for (int x = 1; x <= last; x++) {
                if (weight[b][x] == 0 || delta(petal, x) < delta(b, x)) {
                    copyEdge(b, x, petal, x);
                    copyEdge(x, b, x, petal);
                }
            }
            for (int x = 1; x <= count; x++) {
                if (within[petal][x] != 0) {
                    within[b][x] = petal;
                }
            }
        }
        setSlack(b);
    }

    private void walk(int start, int base, List<Integer> ring) {
        int x = start;
        while (x != base) {
            ring.add(x);
            int y = top[match[x]];
            ring.add(y);
            push(y);
            x = top[parent[y]];
        }
    }

    private void copyEdge(int u, int v, int otherU, int otherV) {
        from[u][v] = from[otherU][otherV];
        to[u][v] = to[otherU][otherV];
        weight[u][v] = weight[otherU][otherV];
    }

    private void expandBlossom(int b) {
        List<Integer> ring = petals.get(b);
        ring.forEach(petal -> setTop(petal, petal));
        int entry = within[b][from[b][parent[b]]];
        int at = place(b, entry);
        for (int i = 0; i < at; i += 2) {
            int inner = ring.get(i);
            int outer = ring.get(i + 1);
            parent[inner] = from[outer][inner];
            kind[inner] = INNER;
            kind[outer] = OUTER;
            slack[inner] = 0;
            setSlack(outer);
            push(outer);
        }
        kind[entry] = INNER;
        parent[entry] = parent[b];
        for (int i = at + 1; i < ring.size(); i++) {
            kind[ring.get(i)] = FREE;
            setSlack(ring.get(i));
        }
        top[b] = 0;
    }

    /** A tight edge was found; returns whether it completes a way between two unmatched vertices. */
    private boolean onEdge(int edgeU, int edgeV) {
        int a = from[edgeU][edgeV];
        int u = top[a];
        int v = top[to[edgeU][edgeV]];
        if (kind[v] == FREE) {
            parent[v] = a;
            kind[v] = INNER;
            int next = top[match[v]];
            slack[v] = 0;
            slack[next] = 0;
            kind[next] = OUTER;
            push(next);
        } else if (kind[v] == OUTER) {
            int base = commonAncestor(u, v);
            if (base == 0) {
                augment(u, v);
                augment(v, u);
                return true;
            }
            addBlossom(u, base, v);
        }
        return false;
    }

    /** Grows trees from every unmatched vertex until one more pair is matched; returns false when none can be. */
    private boolean grow() {
        Arrays.fill(kind, 1, last + 1, FREE);
        Arrays.fill(slack, 1, last + 1, 0);
        queue.clear();
        for (int x = 1; x <= last; x++) {
            if (top[x] == x && match[x] == 0) {
                parent[x] = 0;
                kind[x] = OUTER;
                push(x);
            }
        }
        if (queue.isEmpty()) {
            return false;
        }
        while (true) {
            while (!queue.isEmpty()) {
                int u = queue.removeFirst();
                if (kind[top[u]] == INNER) {
                    continue;
                }
                for (int v = 1; v <= count; v++) {
                    if (weight[u][v] > 0 && top[u] != top[v]) {
                        if (delta(u, v) != 0) {
                            updateSlack(u, top[v]);
                        } else if (onEdge(u, v)) {
                            return true;
                        }
                    }
                }
            }
            if (!relabel()) {
                return false;
            }
            queue.clear();
            for (int x = 1; x <= last; x++) {
                boolean tight = top[x] == x && slack[x] != 0 && top[slack[x]] != x && delta(slack[x], x) == 0;
                if (tight && onEdge(slack[x], x)) {
                    return true;
                }
            }
            for (int b = count + 1; b <= last; b++) {
                if (top[b] == b && kind[b] == INNER && label[b] == 0) {
                    expandBlossom(b);
                }
            }
        }
    }

    /** Shifts the labels by the least step that makes an edge tight or a blossom empty; returns false when a label would be used up. */
    private boolean relabel() {
        long step = Long.MAX_VALUE;
        for (int b = count + 1; b <= last; b++) {
            if (top[b] == b && kind[b] == INNER) {
                step = Math.min(step, label[b] / 2);
            }
        }
        for (int x = 1; x <= last; x++) {
            if (top[x] == x && slack[x] != 0) {
                long delta = delta(slack[x], x);
                step = kind[x] == FREE ? Math.min(step, delta) : kind[x] == OUTER ? Math.min(step, delta / 2) : step;
            }
        }
        for (int u = 1; u <= count; u++) {
            if (kind[top[u]] == OUTER) {
                if (label[u] <= step) {
                    return false;
                }
                label[u] -= step;
            } else if (kind[top[u]] == INNER) {
                label[u] += step;
            }
        }
        for (int b = count + 1; b <= last; b++) {
            if (top[b] == b) {
                label[b] += kind[b] == OUTER ? 2 * step : kind[b] == INNER ? -2 * step : 0;
            }
        }
        return true;
    }
}
