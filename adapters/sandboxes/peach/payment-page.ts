import { type Html, type PageContent, type SandboxLook, sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts'
import { paymentPageStyle } from './payment-page-style.ts'

const look: SandboxLook = { sandbox: 'Payment', promise: ', no real money', style: paymentPageStyle }

/** Takes the shopper back without a click; the Continue button does the same without JavaScript. */
export const returnScript = `document.getElementById('return').submit()`

export function paymentPage(page: PageContent): Html {
  return sandboxPage(look, page)
}

/** The page's forms may lead to the sandbox and to the shop. */
export function paymentPageHeaders(shopUrl?: string): Record<string, string> {
  const formTargets = ["'self'", ...(shopUrl ? [new URL(shopUrl).origin] : [])]
  return {
    ...sandboxPageHeaders(look, { script: returnScript, formTargets, referrerPolicy: 'strict-origin-when-cross-origin' }),
  }
}
