import { type RunningSandbox, type SandboxStart, startSandbox } from '../start-sandbox.ts'
import { createPeachSandbox, type PeachSandbox } from './peach-sandbox.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'

export type RunningPeachSandbox = RunningSandbox<PeachSandboxSettings, PeachSandbox>

export function startPeachSandbox(start: SandboxStart<PeachSandboxSettings>): Promise<RunningPeachSandbox> {
  return startSandbox(start, createPeachSandbox)
}
