package tengen.sim.bench;

import com.sun.jna.LastErrorException;
import com.sun.jna.Library;
import com.sun.jna.Native;

/** What the bench needs of the C library: pseudo terminals, which the JDK does not know. */
public interface LibC extends Library {
    /** Read and write, not the controlling terminal (Linux, asm-generic/fcntl.h). */
    int O_RDWR = 2;

    int O_NOCTTY = 0x100;

    /** The peer has closed its end (Linux, errno-base.h). */
    int EIO = 5;

    /** {@code struct pollfd} as one number, little-endian: 32 bits of file, 16 bits of wishes, 16 bits of answers. */
    long POLLIN = 1L << 32;

    int posix_openpt(int flags) throws LastErrorException;

    int grantpt(int file) throws LastErrorException;

    int unlockpt(int file) throws LastErrorException;

    int ptsname_r(int file, byte[] name, long length);

    int poll(long[] file, long count, int millis) throws LastErrorException;

    long read(int file, byte[] bytes, long length) throws LastErrorException;

    long write(int file, byte[] bytes, long length) throws LastErrorException;

    int close(int file) throws LastErrorException;

    int isatty(int file);

    /** Returns the C library of this machine. */
    static LibC load() {
        return Native.load("c", LibC.class);
    }
}
