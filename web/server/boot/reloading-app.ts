import { isEmbedded } from '@camp/adapters/composition/surroundings.ts'
import { Worker } from '@camp/adapters/worker/worker.ts'
import type { ViteDevServer } from 'vite'
import type { WebApp } from '../app.ts'
import type { Container, ContainerOptions } from '../container.ts'
import { unhurried } from '../deadline.ts'

type AppModule = typeof import('../app.ts')

interface Running {
  readonly app: WebApp
  readonly container: Container
  readonly worker: Worker | undefined
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
    tileOrigins: container.tileOrigins ?? [],
    ...(!options.configuration.areRateLimitsOn && { readBudget: null }),
    clientDirectory: null,
  })
  const worker = isEmbedded(options.configuration) ? startWorker(container, options) : undefined
  return { app, container, worker }
}

function startWorker(container: Container, { directDatabaseUrl: url, log, clock }: ContainerOptions): Worker {
  const worker = new Worker({ url, log, clock, openUseCases: () => container.scope().useCases })
  worker.start()
  return worker
}

async function stop({ worker, container }: Running): Promise<void> {
  await worker?.stop()
  await container.close()
}
