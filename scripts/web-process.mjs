/**
 * How Node.js runs the web process, so that its memory stays small: what requests leave behind is collected
 * sooner, and threads share what they give back and give large pieces back to the system (glibc; bytes). The
 * same in `deploy`.
 */
export const webProcess = {
  args: ['--max-semi-space-size=8', '--heap-growing-percent=20', 'web/prod.ts'],
  env: {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '524288',
    MALLOC_MMAP_THRESHOLD_: '1048576',
  },
}
