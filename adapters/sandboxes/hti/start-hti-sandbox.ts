import { serveSandbox } from '../serve-sandbox.ts'
import { createHtiSandbox, type HtiSandbox } from './hti-sandbox.ts'

/** As the demo's connection has them. */
const [userName, password] = ['camp', 'camping-demo']
const campSide = Buffer.from('hti-demo:camping-demo').toString('base64')
const [slowMs, speakMs, patienceMs] = [12_000, 5_000, 10_000]

/** Serves a sandbox of its own on this machine; port 0 takes a free one. */
export async function startHtiSandbox({ port, siteUrl }: { readonly port: number; readonly siteUrl: string }) {
  const say = async (body: string) => {
    const headers = { authorization: `Basic ${campSide}`, 'content-type': 'text/xml; charset=utf-8' }
    const url = `${siteUrl.replace(/\/+$/, '')}/api/hti`
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) })
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    } catch {
      return null
    }
  }
  const settings = { userName, password, slowMs, speakMs }
  return serveSandbox<HtiSandbox>({ port }, () => createHtiSandbox({ settings, say }))
}
