package tengen.schematics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Who is joined to whom.
 *
 * @param nets pins like {@code U1.15} by net name; pins left open are not listed
 * @param parts the parts-list key of every reference
 */
record Netlist(SortedMap<String, SortedSet<String>> nets, SortedMap<String, String> parts) {

    /** Lets KiCad export the netlist of the project in {@code folder}. */
    static Netlist of(Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve("netlist.xml");
        Files.deleteIfExists(file);
        int exit = Tool.kicad()
                .run(
                        folder,
                        "sch",
                        "export",
                        "netlist",
                        "--format",
                        "kicadxml",
                        "-o",
                        file.toString(),
                        "tengen.kicad_sch");
        if (exit != 0) {
            throw new IOException(
                    "kicad-cli ended with " + exit + ": " + Files.readString(folder.resolve("kicad-cli.log")));
        }
        try {
            return parse(DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile()));
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException("not a netlist: " + file, e);
        }
    }

    private static Netlist parse(Document document) {
        SortedMap<String, SortedSet<String>> nets = new TreeMap<>();
        NodeList list = document.getElementsByTagName("net");
        for (int i = 0; i < list.getLength(); i++) {
            Element net = (Element) list.item(i);
            SortedSet<String> pins = new TreeSet<>();
            NodeList nodes = net.getElementsByTagName("node");
            for (int k = 0; k < nodes.getLength(); k++) {
                Element node = (Element) nodes.item(k);
                pins.add(node.getAttribute("ref") + "." + node.getAttribute("pin"));
            }
            if (!net.getAttribute("name").startsWith("unconnected-")) {
                nets.put(net.getAttribute("name"), pins);
            }
        }
        SortedMap<String, String> parts = new TreeMap<>();
        NodeList components = document.getElementsByTagName("comp");
        for (int i = 0; i < components.getLength(); i++) {
            Element component = (Element) components.item(i);
            parts.put(component.getAttribute("ref"), field(component, "Part"));
        }
        return new Netlist(nets, parts);
    }

    private static String field(Element component, String name) {
        NodeList fields = component.getElementsByTagName("field");
        for (int i = 0; i < fields.getLength(); i++) {
            if (((Element) fields.item(i)).getAttribute("name").equals(name)) {
                return fields.item(i).getTextContent();
            }
        }
        return "";
    }

    /** Returns the nets with the names KiCad invents replaced by their first pin, so that only what we named must match by name. */
    SortedMap<String, SortedSet<String>> named() {
        SortedMap<String, SortedSet<String>> named = new TreeMap<>();
        nets.forEach((name, pins) -> named.put(name.startsWith("Net-(") ? "of " + pins.first() : name, pins));
        return named;
    }

    /** Returns a net as the expectation writes it. */
    static void put(SortedMap<String, SortedSet<String>> nets, String name, Collection<String> pins) {
        SortedSet<String> sorted = new TreeSet<>(pins);
        nets.put(name.isEmpty() ? "of " + sorted.first() : name, sorted);
    }
}
