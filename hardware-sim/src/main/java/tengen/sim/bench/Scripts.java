package tengen.sim.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cli.Refusal;
import tengen.sim.season.GameFile;
import tengen.sim.season.KnownGame;
import tengen.sim.tape.TapeFault;
import tengen.sim.tape.TapeReader;

/** Where the games of a bench come from: the built-in one, a tape, or a file of games on lines of JSON. */
final class Scripts {
    private Scripts() {}

    /** Returns as many scripts as there are tables; the games of a file are taken in turn. */
    static List<Script> read(Optional<String> wanted, int tables) {
        List<Script> found = wanted.map(Scripts::fromFile).orElseGet(() -> List.of(demo()));
        List<Script> scripts = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            scripts.add(found.get(i % found.size()));
        }
        return scripts;
    }

    private static Script demo() {
        InputStream found = Objects.requireNonNull(Scripts.class.getResourceAsStream("demo.tape"), "demo.tape");
        try (BufferedReader in = new BufferedReader(new InputStreamReader(found, UTF_8))) {
            return script("demo", in.lines().toList());
        } catch (IOException e) {
            throw new IllegalStateException("the built-in game cannot be read", e);
        }
    }

    private static List<Script> fromFile(String wanted) {
        int hash = wanted.lastIndexOf('#');
        Path file = Path.of(hash < 0 ? wanted : wanted.substring(0, hash));
        String name = String.valueOf(file.getFileName());
        if (Files.isDirectory(file)) {
            return folder(file);
        }
        if (name.endsWith(".tape")) {
            return List.of(tape(file));
        }
        if (!name.endsWith(".jsonl")) {
            throw Refusal.usage("--game " + wanted + ": a file of games (.jsonl), a tape (.tape) or a folder of tapes");
        }
        List<KnownGame> games =
                GameFile.read(file).stream().map(GameFile.Line::game).toList();
        if (hash >= 0) {
            String id = wanted.substring(hash + 1);
            games = games.stream().filter(game -> game.id().equals(id)).toList();
            if (games.isEmpty()) {
                throw Refusal.failed(file + ": no game " + id);
            }
        }
        return games.stream().map(Scripts::known).toList();
    }

    private static Script tape(Path file) {
        String name = String.valueOf(file.getFileName());
        return script(name.substring(0, name.length() - ".tape".length()), lines(file));
    }

    /** Returns every tape of a folder, in the order of their names. */
    private static List<Script> folder(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> tapes = files.filter(file -> file.toString().endsWith(".tape"))
                    .sorted()
                    .toList();
            if (tapes.isEmpty()) {
                throw Refusal.usage("--game " + folder + ": no tape (.tape) in this folder");
            }
            return tapes.stream().map(Scripts::tape).toList();
        } catch (IOException e) {
            throw Refusal.failed("cannot read " + folder + ": " + e.getMessage());
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, UTF_8);
        } catch (NoSuchFileException e) {
            throw Refusal.failed("no such file: " + file);
        } catch (IOException e) {
            throw Refusal.failed("cannot read " + file + ": " + e.getMessage());
        }
    }

    /** Returns the tape of a known game: a turn takes five seconds, and the players end it as the file says. */
    private static Script known(KnownGame game) {
        List<String> tape = new ArrayList<>(List.of("config time=20m+60s/move claims=arbiter", "+0 arbiter start"));
        int stones = game.moves().size();
        for (int i = 0; i < stones; i++) {
            String seat = i % 2 == 0 ? "A" : "B";
            tape.add("+4.2s " + seat + " place " + game.moves().get(i));
            if (i < stones - 1 || game.end() != KnownGame.End.FIVE) {
                tape.add("+800ms " + seat + " press");
            }
        }
        String winner = game.result() == KnownGame.Result.BLACK ? "A" : "B";
        String loser = winner.equals("A") ? "B" : "A";
        switch (game.end()) {
            case FIVE -> tape.add("+2s " + winner + " key CALL");
            case FORBIDDEN -> tape.add("+2s B key CALL");
            case RESIGNATION -> tape.add("+4s " + loser + " key RESIGN hold=2.3s");
            case DRAW -> {
                tape.add("+2s " + (stones % 2 == 1 ? "A" : "B") + " key DRAW");
                tape.add("+2s " + (stones % 2 == 1 ? "B" : "A") + " key DRAW");
            }
        }
        return script(game.id(), tape);
    }

    private static Script script(String name, List<String> lines) {
        try {
            return Script.of(name, TapeReader.read(lines));
        } catch (TapeFault | IllegalArgumentException e) {
            throw Refusal.usage(name + ": " + e.getMessage());
        }
    }
}
