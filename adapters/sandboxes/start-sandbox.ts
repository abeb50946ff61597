import type { Deliver } from './outgoing-call.ts'
import type { SandboxTime } from './sandbox-time.ts'
import { type ServableSandbox, serveSandbox } from './serve-sandbox.ts'

interface Settings {
  readonly publicUrl: string
}

interface Replaced {
  readonly time?: SandboxTime
  readonly deliver?: Deliver
}

export interface SandboxStart<Own extends Settings> extends Replaced {
  readonly port: number
  readonly hostname?: string
  /** `publicUrl` is where it answers unless it is given. */
  readonly settings: Omit<Own, 'publicUrl'> & Partial<Settings>
}

interface SandboxParts<Own extends Settings> extends Replaced {
  readonly settings: Own
}

export interface RunningSandbox<Own extends Settings, Sandbox> {
  readonly settings: Own
  readonly sandbox: Sandbox
  stop(): Promise<void>
}

/** Serves a sandbox of its own on this machine; port 0 takes a free one. */
export async function startSandbox<Own extends Settings, Sandbox extends ServableSandbox>(
  { port, hostname, settings, time, deliver }: SandboxStart<Own>,
  create: (parts: SandboxParts<Own>) => Sandbox,
): Promise<RunningSandbox<Own, Sandbox>> {
  const settingsAt = (address: string) => ({ ...settings, publicUrl: settings.publicUrl ?? address }) as Own
  const { sandbox, publicUrl, stop } = await serveSandbox({ port, ...(hostname && { hostname }) }, (address) =>
    create({ settings: settingsAt(address), ...(time && { time }), ...(deliver && { deliver }) }),
  )
  return { settings: settingsAt(publicUrl), sandbox, stop }
}
