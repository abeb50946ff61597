import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PeachSettings } from '../peach-settings.ts'
import { demoSandboxPace, shopSettingsFor } from './sandbox-settings.ts'
import { startPeachSandbox } from './start-peach-sandbox.ts'

export interface DemoGateway {
  readonly settings: PeachSettings
  stop(): Promise<void>
}

export interface DemoGatewayOptions {
  readonly dataDirectory: string
  /** Tried first; any free port when it is taken. */
  readonly preferredPort: number
  /** The shop's own origin. */
  readonly siteUrl: string
  readonly notifiedHosts: readonly string[]
}

const fileName = 'payment-sandbox.json'

/**
 * The gateway sandbox of the embedded default: a server of its own on this machine with secrets of its own. Where it is
 * stands in the data folder, so that commands find it.
 */
export async function startDemoGateway(options: DemoGatewayOptions): Promise<DemoGateway> {
  const { dataDirectory, preferredPort, siteUrl, notifiedHosts } = options
  const secret = () => randomBytes(16).toString('hex')
  const settings = {
    ...demoSandboxPace,
    clientId: secret(),
    clientSecret: secret(),
    merchantId: secret(),
    entityId: secret(),
    secretToken: secret(),
    shopOrigins: 'any',
    notifiedHosts,
  } as const
  const running = await startPeachSandbox({ port: preferredPort, settings }).catch(() => startPeachSandbox({ port: 0, settings }))
  const shop = shopSettingsFor(running.settings, siteUrl)
  const file = join(dataDirectory, fileName)
  await mkdir(dataDirectory, { recursive: true })
  await writeFile(file, JSON.stringify(shop), { mode: 0o600 })
  return {
    settings: shop,
    stop: async () => {
      await rm(file, { force: true })
      await running.stop()
    },
  }
}

/** The sandbox that a running product of the same data folder has started; undefined when there is none. */
export async function findDemoGateway(dataDirectory: string): Promise<PeachSettings | undefined> {
  const text = await readFile(join(dataDirectory, fileName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as PeachSettings)
}
