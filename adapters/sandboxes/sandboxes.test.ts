import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfiguration } from '../src/configuration/configuration.ts'
import type { Environment } from '../src/configuration/environment.ts'
import { productionEnvironment } from '../src/configuration/testing/production-environment.ts'
import { environmentOf } from './environment-of.ts'
import { findSandboxes } from './find-sandboxes.ts'
import { sandboxKinds, sandboxNames } from './registry.ts'
import type { SandboxKind } from './sandbox-kind.ts'
import { lastingSecret, type RunningSandboxes, startSandboxes, startSandboxesFor } from './start-sandboxes.ts'

const handbook = new URL('../../docs/operations.md', import.meta.url)

let dataDirectory: string
let running: RunningSandboxes[]
beforeEach(async () => {
  running = []
  dataDirectory = await mkdtemp(join(tmpdir(), 'camp-sandboxes-'))
})
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
  await rm(dataDirectory, { recursive: true })
})

async function givenEmbedded(environment: Environment = {}) {
  const port = await freePort()
  const settings = readConfiguration({ DATA_DIR: dataDirectory, PORT: String(port), ...environment })
  const started = await startSandboxesFor(settings)
  if (started) running.push(started)
  return { port, started }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
}

describe('the sandboxes of the embedded default', () => {
  it('stand in for every provider, where commands find them, and end without a trace', async () => {
    const { started } = await givenEmbedded()

    expect(Object.keys(started?.settings ?? {})).toEqual(sandboxNames)
    expect(await findSandboxes(dataDirectory)).toEqual(started?.settings)
    expect((await stat(join(dataDirectory, 'sandboxes.json'))).mode & 0o077).toBe(0)
    for (const { url } of started?.pages ?? []) expect((await fetch(url)).status).toBe(200)

    await started?.stop()
    expect(await readdir(dataDirectory)).toEqual([])
    expect(await findSandboxes(dataDirectory)).toEqual({})
  })

  it('prefer the ports after the product’s own, and take any other when one is in use', async () => {
    const squatter = createServer()
    const port = await freePort()
    await listen(squatter, port + 1)
    const { started } = await givenEmbedded({ PORT: String(port) })
    squatter.close()

    const ports = started?.pages.map(({ url }) => Number(new URL(url).port)) ?? []
    expect(ports[0]).not.toBe(port + 1)
    expect(new Set(ports).size).toBe(ports.length)
  })

  it('prefer ports that no other prefers, each as the handbook says', async () => {
    const kinds: readonly Pick<SandboxKind<unknown>, 'portAfter' | 'otherPortsAfter'>[] = Object.values(sandboxKinds)
    const preferred = kinds.flatMap(({ portAfter, otherPortsAfter = [] }) => [portAfter, ...otherPortsAfter])
    const [, chapter = ''] = (await readFile(handbook, 'utf8')).split('\n## Sandboxes\n')
    const [table = ''] = chapter.split('\nEach prefers its port')

    const said = [...table.matchAll(/`PORT` \+ (\d)/g)].map(([, after]) => Number(after))

    expect(new Set(preferred).size).toBe(preferred.length)
    expect(said.toSorted()).toEqual(preferred.toSorted())
  })

  it('leave a provider alone that has credentials, and everything in production', async () => {
    const peach = { PEACH_CLIENT_ID: 'a', PEACH_CLIENT_SECRET: 'b', PEACH_MERCHANT_ID: 'c', PEACH_ENTITY_ID: 'd' }

    expect((await givenEmbedded({ ...peach, PEACH_SECRET_TOKEN: 'e' })).started?.settings).not.toHaveProperty('payments')
    expect((await givenEmbedded({ ...productionEnvironment, DATABASE_URL: 'postgres://db/camp' })).started).toBeUndefined()
  })

  it('are not found when the product ended without a word', async () => {
    const { started } = await givenEmbedded()
    const file = join(dataDirectory, 'sandboxes.json')
    const text = await readFile(file, 'utf8')
    await started?.stop()
    await writeFile(file, text)

    expect(await findSandboxes(dataDirectory)).toEqual({})
  })

  it('are not found while the file that says where they are is being written', async () => {
    await writeFile(join(dataDirectory, 'sandboxes.json'), '{"settings":{"pay')

    expect(await findSandboxes(dataDirectory)).toEqual({})
  })
})

describe('the environment that leads to them', () => {
  it('is understood by the product', async () => {
    const anyPort = 65_535
    const surroundings = { basePort: anyPort, siteUrl: 'http://localhost:3000', notifiedHosts: [], secret: lastingSecret }
    const alone = await startSandboxes(sandboxNames, surroundings)
    running.push(alone)

    const environment = environmentOf(alone.settings)

    expect(readConfiguration(environment)).toMatchObject({ peach: { clientId: lastingSecret('client id') } })
    expect(environment.OUTBOUND_ALLOW_HOSTS).toContain('localhost:')
  })
})
