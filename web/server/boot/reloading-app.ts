import { isEmbedded } from '@camp/adapters/composition/surroundings.ts'
import type { ViteDevServer } from 'vite'
import type { WebApp } from '../app.ts'
import type { Container, ContainerOptions } from '../container.ts'
import { unhurried } from '../deadline.ts'
import { type BackgroundWork, startBackgroundWork } from './background-work.ts'

type AppModule = typeof import('../app.ts')

interface Running {
  readonly app: WebApp
  readonly container: Container
  readonly work: BackgroundWork | undefined
}

export interface ReloadingApp {
  fetch: (...asked: Parameters<WebApp['fetch']>) => Promise<Response>
  close(): Promise<void>
}

/**
 * Vite evaluates the server's module again after a change: then a new container takes over and the old one is
 * closed.
 */
export function reloadingApp(vite: ViteDevServer, options: ContainerOptions): ReloadingApp {
  let running: Promise<Running> | undefined
  let loaded: AppModule | undefined

  const current = async (): Promise<Running> => {
    const module = (await vite.ssrLoadModule('/server/app.ts')) as AppModule
    if (running && module === loaded) return running
    const previous = running
    loaded = module
    running = start(module, options)
    void previous?.then(stop)
    return running
  }

  return {
    fetch: async (...asked) => (await current()).app.fetch(...asked),
    close: async () => {
      if (running) await stop(await running)
    },
  }
}

async function start(module: AppModule, options: ContainerOptions): Promise<Running> {
  const container = await module.openContainer(options)
  const app = module.createWebApp({
    container,
    log: options.log,
    now: options.clock.now,
    patience: unhurried,
    isDevelopment: true,
    trustsProxy: options.configuration.trustedProxies > 0,
    trustedProxies: options.configuration.trustedProxies,
    paymentOrigins: container.paymentOrigins,
    clientDirectory: null,
  })
  const work = isEmbedded(options.configuration) ? startBackgroundWork(() => container.scope().useCases, options.log) : undefined
  return { app, container, work }
}

async function stop({ work, container }: Running): Promise<void> {
  await work?.stop()
  await container.close()
}
