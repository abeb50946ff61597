import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createPeachSandbox, type PeachSandbox } from './peach-sandbox.ts'
import type { DeliverNotification } from './sandbox-notifier.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'
import type { SandboxTime } from './sandbox-time.ts'

export interface RunningPeachSandbox {
  readonly settings: PeachSandboxSettings
  readonly sandbox: PeachSandbox
  stop(): Promise<void>
}

/** Serves a sandbox of its own on this machine; port 0 takes a free one. `publicUrl` is that address unless it is given. */
export async function startPeachSandbox(options: {
  port: number
  hostname?: string
  settings: Omit<PeachSandboxSettings, 'publicUrl'> & { readonly publicUrl?: string }
  time?: SandboxTime
  deliver?: DeliverNotification
}): Promise<RunningPeachSandbox> {
  const { port, hostname = '127.0.0.1', time, deliver } = options
  let sandbox: PeachSandbox | undefined
  const server = createAdaptorServer({
    fetch: (request) => sandbox?.app.fetch(request) ?? new Response('starting', { status: 503 }),
  }) as Server
  server.listen(port, hostname)
  await once(server, 'listening')

  const publicUrl = options.settings.publicUrl ?? `http://localhost:${(server.address() as AddressInfo).port}`
  const settings = { ...options.settings, publicUrl }
  const running = createPeachSandbox({ settings, ...(time && { time }), ...(deliver && { deliver }) })
  sandbox = running
  return {
    settings,
    sandbox: running,
    async stop() {
      running.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
