import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { contactParameters } from '#app/selection/contact-parameters.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { contactCookie, withCookies } from '#server/session/session-cookies.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import { type ContactTyped, contactCodeForm, typedContact } from './contact-form.server.ts'
import { type ContactCodeReply, type ContactProblem, contactProblems } from './contact-reply.ts'

interface ContactPost {
  readonly useCases: Pick<UseCases, 'sendContactCode' | 'proveContact'>
  readonly facts: RequestFacts
  readonly form: FormData
  /** Holds what was chosen, and answers where that leads. */
  readonly hold: (contactKey: string) => Promise<Response>
}

export async function answerContactCode({ useCases, facts, form, hold }: ContactPost) {
  const typed = readForm(contactCodeForm, form)
  if (!isOwnForm(facts.signIn, typed.csrfToken)) return refuse(typed, 'form-too-old')
  if (typed.go !== 'code') return send(useCases, facts, typed)
  const { contactKey: key, browser } = facts.signIn
  if (typed.code === '') return refuse(typed, 'code-missing')
  const proved = await useCases.proveContact.execute({ key: key ?? '', code: typed.code, address: browser.address })
  return proved.ok ? hold(key ?? '') : refuse(typed, proved.refusal.code)
}

/** A page of its own, so that a reload sends no second code. */
async function send(useCases: ContactPost['useCases'], { url, language, signIn }: RequestFacts, typed: ContactTyped) {
  const { address } = signIn.browser
  const sent = await useCases.sendContactCode.execute({ contact: typedContact(typed), language, address })
  if (!sent.ok) return refuse(typed, sent.refusal.code)
  const next = new URLSearchParams(url.searchParams)
  next.set(contactParameters.sent, typed.channel)
  const headers = withCookies([contactCookie(url, sent.value.key)])
  return redirect(`${url.pathname.replace(/\.data$/, '')}?${next}`, { status: 303, headers })
}

function refuse({ channel, email, country, cell }: ContactTyped, problem: ContactProblem) {
  return data<ContactCodeReply>(
    { problem, typed: { channel, email, country, cell } },
    { status: contactProblems[problem].status },
  )
}
