import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export interface ServableSandbox {
  readonly app: { fetch(request: Request, bindings: object): Response | Promise<Response> }
  /** Forgets everything that was still to come. */
  stop(): void
}

export interface ServedSandbox<Sandbox> {
  readonly sandbox: Sandbox
  /** Where it answers, without a slash at the end. */
  readonly publicUrl: string
  stop(): Promise<void>
}

/**
 * Serves a sandbox on this machine; port 0 takes a free one. The sandbox is made once its address is known.
 */
export async function serveSandbox<Sandbox extends ServableSandbox>(
  { port, hostname = '127.0.0.1' }: { readonly port: number; readonly hostname?: string },
  create: (publicUrl: string) => Sandbox,
): Promise<ServedSandbox<Sandbox>> {
  let served: Sandbox | undefined
  const server = createAdaptorServer({
    fetch: (request, bindings) => served?.app.fetch(request, bindings) ?? new Response('starting', { status: 503 }),
  }) as Server
  server.listen(port, hostname)
  await once(server, 'listening')

  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const sandbox = create(publicUrl)
  served = sandbox
  return {
    sandbox,
    publicUrl,
    stop: async () => {
      sandbox.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
