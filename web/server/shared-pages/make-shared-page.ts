import type { RenderPage } from '../pages.ts'
import { readRequestFacts } from '../read-request-facts.ts'
import { policyOfPage } from '../security.ts'
import type { WebSettings } from '../web-settings.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import { withoutNonce } from './own-scripts.ts'
import { requestOf, type SharedPage } from './shared-page.ts'

/** What pages are made with. */
export interface Workshop {
  readonly settings: WebSettings
  readonly render: RenderPage
  readonly end: AbortSignal
}

/**
 * Made of a request of its own, which holds nothing of whoever asked first. Null when the answer is not for
 * everybody after all: no whole page, or one that carries the name of its request, as keys of forms do.
 */
export async function makeSharedPage(page: SharedPage, { settings, render, end }: Workshop): Promise<KeptPage | null> {
  const request = requestOf(page)
  const facts = readRequestFacts(request, settings)
  const answer = await render({ request, facts, work: settings.container.scope(), end })
  if (answer.status !== 200 || saysOneReader(answer.headers)) {
    await answer.body?.cancel()
    return null
  }
  const { html, scripts } = withoutNonce(await answer.text(), facts.nonce)
  if (html.includes(facts.requestId) || html.includes(facts.nonce)) return null
  return keptPage(html, policyOfPage(settings, facts.url, ["'self'", ...scripts]))
}

function saysOneReader(headers: Headers): boolean {
  return headers.has('set-cookie') || /\b(private|no-store)\b/.test(headers.get('cache-control') ?? '')
}
