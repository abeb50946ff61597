import { createHash } from 'node:crypto'

export interface PageWithoutNonce {
  readonly html: string
  /** The scripts within the page as a content security policy names them: `'sha256-…'`. */
  readonly scripts: readonly string[]
}

/**
 * A page that every reader may be given names its scripts by what they say. Only scripts that carry the nonce
 * are its own: one that somebody smuggled into a text has none, and is not let run by being counted here.
 */
export function withoutNonce(html: string, nonce: string): PageWithoutNonce {
  const mark = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
    .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  return { html: html.replaceAll(mark, ''), scripts: [...new Set(scripts)] }
}
