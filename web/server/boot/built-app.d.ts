/** What `react-router build` makes of `server/app.ts`, which may not be there yet. */
declare module '*/build/server/index.js' {
  export { createWebApp, openContainer } from '#server/app.ts'
}
