import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type AppModule = typeof import('../app.ts')

let loading: Promise<AppModule> | undefined

/**
 * The application with its pages. `BUILT_WEB_APP` leads to the build of these very sources, where there is
 * one; else as Vite makes it: ten seconds of the processor's time, so once for all files of a worker.
 */
export function webAppModule(): Promise<AppModule> {
  const built = process.env.BUILT_WEB_APP
  loading ??= built ? Promise.resolve(createRequire(import.meta.url)(built)) : load()
  return loading
}

/** Nothing is watched and no socket opened: the server ends with its worker. */
async function load(): Promise<AppModule> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  return (await vite.ssrLoadModule('/server/app.ts')) as AppModule
}
