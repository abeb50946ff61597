import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { SandboxTime } from '../../payments/sandbox/sandbox-time.ts'
import type { DeliverReport } from './report-caller.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'
import { createWhatsAppSandbox, type WhatsAppSandbox } from './whatsapp-sandbox.ts'

export interface RunningWhatsAppSandbox {
  readonly settings: WhatsAppSandboxSettings
  readonly sandbox: WhatsAppSandbox
  stop(): Promise<void>
}

/** Serves a sandbox of its own on this machine; port 0 takes a free one. */
export async function startWhatsAppSandbox(options: {
  port: number
  hostname?: string
  settings: Omit<WhatsAppSandboxSettings, 'publicUrl'>
  time?: SandboxTime
  deliver?: DeliverReport
}): Promise<RunningWhatsAppSandbox> {
  const { port, hostname = '127.0.0.1', time, deliver } = options
  let sandbox: WhatsAppSandbox | undefined
  const server = createAdaptorServer({
    fetch: (request, bindings) => sandbox?.app.fetch(request, bindings) ?? new Response('starting', { status: 503 }),
  }) as Server
  server.listen(port, hostname)
  await once(server, 'listening')

  const settings = { ...options.settings, publicUrl: `http://localhost:${(server.address() as AddressInfo).port}` }
  const running = createWhatsAppSandbox({ settings, ...(time && { time }), ...(deliver && { deliver }) })
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
