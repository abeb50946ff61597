import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { ApiClient } from './api-client.ts'
import type { AppFixture } from './given-app.ts'

export interface ListeningApp {
  readonly origin: string
  readonly client: ApiClient
  stop(): Promise<void>
}

/** The same app behind a real socket, on a free port unless one is given. */
export async function listening({ fetch: answer }: Pick<AppFixture, 'fetch'>, wantedPort = 0): Promise<ListeningApp> {
  const server = createServer(getRequestListener(answer))
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    client: new ApiClient((path, init) => fetch(`${origin}${path}`, init)),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
