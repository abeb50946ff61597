import type { SandboxKind } from '../sandbox-kind.ts'

/** The other side of connections whose address is `sandbox`. */
export const htiSandboxKind: SandboxKind<{ readonly url: string }> = {
  title: 'HTI sandbox',
  portAfter: 5,
  isNeeded: ({ htiSandboxUrl }) => htiSandboxUrl === undefined,
  start: async ({ port, siteUrl }) => {
    const { startHtiSandbox } = await import('./start-hti-sandbox.ts')
    const { publicUrl, stop } = await startHtiSandbox({ port, siteUrl })
    return { settings: { url: `${publicUrl}/ota` }, pageUrl: publicUrl, stop }
  },
  environment: ({ url }) => ({ HTI_SANDBOX_URL: url }),
}
