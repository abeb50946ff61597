import { asksAgain, type WhoIsAsked, whoIsAsked } from '@camp/application/people/proof-again/asked-again.ts'
import { hasProvedAgain, hasProvedForCalls } from '@camp/application/people/proof-again/prove-again.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data } from 'react-router'
import type { RequestFacts } from '../request-scope.ts'
import { RpcRefusal } from '../rpc/rpc-refusal.ts'
import { type AskedAgain, proofFields, type SentFields } from './asked-again-form.ts'
import { withoutRouterParameters } from './guard.ts'
import type { SignInFacts } from './sign-in-facts.ts'

/** What was sent, to be sent again with the proof. */
export interface SentForm {
  readonly fields: SentFields
  readonly proof: Readonly<Record<keyof typeof proofFields, string>>
}

export function readSentForm(body: URLSearchParams): SentForm {
  const ofProof = (name: string): string => body.get(name) ?? ''
  const { password, code, key } = proofFields
  const names: readonly string[] = Object.values(proofFields)
  return {
    fields: [...body].filter(([name]) => !names.includes(name)),
    proof: { password: ofProof(password), code: ofProof(code), key: ofProof(key) },
  }
}

interface PagePost {
  readonly facts: RequestFacts
  readonly sent: SentForm
}

/** As pages ask them: an act of rule U17 waits for the proof, whichever page it stands on. */
export function askingPages(useCases: UseCases, post: PagePost): UseCases {
  const { signIn, now } = post.facts
  if (signIn.current === null || hasProvedAgain(signIn.current, now)) return useCases
  return before(useCases, whoIsAsked(signIn.current, now), () => proved(useCases, post))
}

/** As calls ask them, which have no page to ask on. */
export function askingCalls(useCases: UseCases, { signIn: { current }, now }: Pick<RequestFacts, 'signIn' | 'now'>): UseCases {
  if (current === null || hasProvedForCalls(current, now)) return useCases
  return before(useCases, whoIsAsked(current, now), async () => {
    throw new RpcRefusal({ code: 'sign-in-again' })
  })
}

function before(useCases: UseCases, who: WhoIsAsked, check: () => Promise<void>): UseCases {
  return new Proxy(useCases, {
    get: (target, name, receiver) => {
      const act = Reflect.get(target, name, receiver) as { execute(command: unknown): Promise<unknown> }
      return {
        execute: async (command: unknown) => {
          if (asksAgain(name, command, who)) await check()
          return act.execute(command)
        },
      }
    },
  })
}

async function proved(useCases: UseCases, { facts, sent }: PagePost): Promise<void> {
  const { token, browser } = facts.signIn
  const { password, code, key } = sent.proof
  const isTyped = password !== '' || code !== ''
  const answer = isTyped ? await useCases.proveAgain.execute({ token: token ?? '', password, code, key, browser }) : null
  if (answer?.ok) return
  throw await askAgain(useCases, { facts, sent }, answer?.refusal.code ?? null)
}

async function askAgain(useCases: UseCases, { facts, sent }: PagePost, problem: AskedAgain['problem']) {
  const { url, signIn } = facts
  const action = url.pathname.replace(/\.data$/, '') + withoutRouterParameters(url)
  const byCode = await codeFor(useCases, signIn, sent.proof.key)
  const asked: AskedAgain = { code: 'prove-again', action, fields: sent.fields, byCode, problem }
  return data(asked, { status: problem === 'too-many-tries' ? 429 : 403 })
}

/** Who has no password gets a code by e-mail, once for a form; an empty key opens nothing. */
async function codeFor(useCases: UseCases, { token, browser, current }: SignInFacts, sentKey: string) {
  if (!current || current.account.passwordHash !== null) return null
  const { email: to } = current.account
  if (sentKey !== '') return { key: sentKey, to }
  const issued = await useCases.requestProofCode.execute({ token: token ?? '', browser })
  return { key: issued.ok ? issued.value.key : '', to }
}
