import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

type AppModule = typeof import('../app.ts')

let loading: Promise<AppModule> | undefined

/** The application with its pages, as Vite makes it: seconds, so once for all files of a worker. */
export function webAppModule(): Promise<AppModule> {
  loading ??= load()
  return loading
}

/** Nothing is watched and no socket opened: the server ends with its worker. */
async function load(): Promise<AppModule> {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  return (await vite.ssrLoadModule('/server/app.ts')) as AppModule
}
