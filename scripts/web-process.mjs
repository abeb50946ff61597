/**
 * How Node.js runs the web process, so that its memory stays small: what requests leave behind is collected
 * sooner, and threads share what they give back (glibc). The same in `deploy`.
 */
export const webProcess = {
  args: ['--max-semi-space-size=8', 'web/prod.ts'],
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
}
