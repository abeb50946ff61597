import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../src/configuration/configuration.ts'
import type { PastPayment } from './peach/past-payment.ts'
import { type SandboxName, type SandboxSettings, sandboxKinds, sandboxNames } from './registry.ts'
import type { SandboxKind, SandboxStart, StartedSandbox } from './sandbox-kind.ts'
import { sandboxesFile } from './sandboxes-file.ts'

export interface SandboxPage {
  readonly title: string
  readonly url: string
}

export interface RunningSandboxes {
  readonly settings: SandboxSettings
  readonly pages: readonly SandboxPage[]
  stop(): Promise<void>
}

type Surroundings = Omit<SandboxStart, 'port'> & { readonly basePort: number }

/**
 * The sandboxes of the embedded default, one for every provider without credentials, each a server of its own
 * on this machine with secrets of its own. Where they are stands in the data folder, so that commands find
 * them. None with `DATABASE_URL`.
 */
export async function startSandboxesFor(
  configuration: Configuration,
  pastPayments: readonly PastPayment[] = [],
): Promise<RunningSandboxes | undefined> {
  const { databaseUrl, dataDirectory, port, publicUrl, outboundAllowHosts } = configuration
  if (databaseUrl) return undefined
  const names = sandboxNames.filter((name) => sandboxKinds[name].isNeeded(configuration))
  const surroundings = {
    basePort: port,
    siteUrl: publicUrl,
    notifiedHosts: outboundAllowHosts,
    secret: randomSecret,
    pastPayments,
  }
  const running = await startSandboxes(names, surroundings)
  const file = join(dataDirectory, sandboxesFile)
  await mkdir(dataDirectory, { recursive: true })
  await writeFile(file, JSON.stringify({ settings: running.settings, pages: running.pages }), { mode: 0o600 })
  return {
    ...running,
    stop: async () => {
      await rm(file, { force: true })
      await running.stop()
    },
  }
}

export async function startSandboxes(names: readonly SandboxName[], surroundings: Surroundings): Promise<RunningSandboxes> {
  const started = await Promise.all(
    names.map(async (name) => ({ name, ...sandboxKinds[name], ...(await startNear<unknown>(sandboxKinds[name], surroundings)) })),
  )
  return {
    settings: Object.fromEntries(started.map(({ name, settings }) => [name, settings])) as SandboxSettings,
    pages: started.map(({ title, pageUrl }) => ({ title, url: pageUrl })),
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()))
    },
  }
}

/**
 * Secrets that are the same at every start, so that a product elsewhere keeps its environment. For machines
 * without guests.
 */
export function lastingSecret(name: string): string {
  return createHash('sha256').update(`sandbox ${name}`).digest('hex').slice(0, 32)
}

function randomSecret(): string {
  return randomBytes(16).toString('hex')
}

async function startNear<Settings>(
  kind: Pick<SandboxKind<Settings>, 'portAfter' | 'otherPortsAfter' | 'start'>,
  { basePort, ...options }: Surroundings,
): Promise<StartedSandbox<Settings>> {
  const isThere = basePort + Math.max(kind.portAfter, ...(kind.otherPortsAfter ?? [])) <= 65_535
  try {
    return await kind.start({ ...options, port: isThere ? basePort + kind.portAfter : 0 })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
    if (!isTaken) throw error
    return kind.start({ ...options, port: 0 })
  }
}
