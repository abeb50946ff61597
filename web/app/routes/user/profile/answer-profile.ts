import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { codeCookie, endedCookie, startedCookies, withCookies } from '#server/session/session-cookies.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import type { ProfileAnswers } from './profile-answers.ts'
import {
  anyProfileForm,
  cardForm,
  changedPassword,
  codeForm,
  contactFacts,
  detailsForm,
  firstPassword,
  marketingForm,
  ownContactForm,
  passwordForm,
  personalDetails,
  proofForm,
  provedCode,
  sessionForm,
} from './profile-form.server.ts'
import { type ProfileProblem, type ProfileProblemCode, profileProblem, profileStatus } from './profile-problems.ts'

export interface ProfilePost {
  readonly useCases: UseCases
  readonly facts: RequestFacts
  readonly form: FormData
}

export interface ProfileReply {
  readonly problems: readonly ProfileProblem[]
  readonly answers: Partial<ProfileAnswers>
}

export const profileAddress = '/user/profile'
export const countryCookie = 'user_country_id'
const yearInSeconds = 365 * 24 * 60 * 60

/** What the page says was done, and where on it. */
export const doneWords = ['details', 'contact', 'sent', 'proved', 'marketing', 'password', 'ended', 'card'] as const
export type Done = (typeof doneWords)[number]

const acts = {
  details: changeDetails,
  contact: changeContact,
  send: sendCode,
  prove: proveContact,
  marketing: decideOnMarketing,
  password: changePassword,
  'forget-card': forgetCard,
  end: endSession,
  'end-here': endHere,
  'end-all': endAll,
}

/** Every form of the page. */
export async function answerProfile(post: ProfilePost) {
  const { csrfToken, go } = readForm(anyProfileForm, post.form)
  if (!isOwnForm(post.facts.signIn, csrfToken)) return refuse([{ code: 'form-too-old' }])
  return Object.hasOwn(acts, go) ? acts[go as keyof typeof acts](post) : refuse([{ code: 'form-too-old' }])
}

function refuse(problems: readonly ProfileProblem[], answers: Partial<ProfileAnswers> = {}) {
  return data<ProfileReply>({ problems, answers }, { status: profileStatus(problems) })
}

function done(what: Done, at: string, headers = new Headers()): Response {
  return redirect(`${profileAddress}?done=${what}#${at}`, { status: 303, headers })
}

async function changeDetails({ useCases, facts, form }: ProfilePost) {
  const answers = readForm(detailsForm, form)
  const details = readTyped<typeof personalDetails, ProfileProblemCode>(personalDetails, answers)
  if (!details.ok) return refuse(details.refusal.problems, answers)
  const saved = await useCases.changeProfile.execute({ actor: facts.actor, details: details.value, username: answers.username })
  return saved.ok ? done('details', 'details') : refuse([profileProblem(saved.refusal.code)], answers)
}

async function changeContact({ useCases, facts, form }: ProfilePost) {
  const { answers, password } = readForm(ownContactForm, form)
  const read = readTyped<typeof contactFacts, ProfileProblemCode>(contactFacts, { email: answers.email, cell: answers })
  if (!read.ok) return refuse(read.refusal.problems, answers)
  const { actor, signIn } = facts
  const { email, cell: number } = read.value
  const cell = { countryId: answers.country, ...(number ?? { countryCode: null, cell: null }) }
  const saved = await useCases.changeContact.execute({ actor, email, cell, password, browser: signIn.browser })
  if (!saved.ok) {
    const isMissing = saved.refusal.code === 'current-password-wrong' && password === ''
    const code = isMissing ? 'current-password-missing' : saved.refusal.code
    return refuse([{ ...profileProblem(code, 'contactPassword'), ...(isMissing && { field: 'contactPassword' }) }], answers)
  }
  const country = `${countryCookie}=${answers.country}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  return done('contact', 'contact', withCookies([country]))
}

async function sendCode({ useCases, facts, form }: ProfilePost) {
  const { actor, signIn, url } = facts
  const asked = await useCases.requestContactCode.execute({ actor, ...readForm(codeForm, form), browser: signIn.browser })
  if (!asked.ok) return refuse([profileProblem(asked.refusal.code)])
  return done('sent', 'code', withCookies([codeCookie(url, asked.value.key)]))
}

async function proveContact({ useCases, facts, form }: ProfilePost) {
  const read = readTyped<typeof provedCode, ProfileProblemCode>(provedCode, readForm(proofForm, form))
  if (!read.ok) return refuse(read.refusal.problems)
  const { codeKey, browser } = facts.signIn
  const proved = await useCases.verifyContact.execute({ key: codeKey ?? '', ...read.value, browser })
  return proved.ok ? done('proved', 'contact') : refuse([profileProblem(proved.refusal.code)])
}

async function decideOnMarketing({ useCases, facts, form }: ProfilePost) {
  const decided = await useCases.decideOnMarketing.execute({ actor: facts.actor, ...readForm(marketingForm, form) })
  return decided.ok ? done('marketing', 'marketing') : refuse([profileProblem(decided.refusal.code)])
}

async function changePassword({ useCases, facts, form }: ProfilePost) {
  const asked = facts.signIn.current?.account.passwordHash === null ? firstPassword : changedPassword
  const read = readTyped<typeof asked, ProfileProblemCode>(asked, readForm(passwordForm, form))
  if (!read.ok) return refuse(read.refusal.problems)
  const { currentPassword, newPassword: password } = read.value
  const { actor, signIn } = facts
  const started = await useCases.changeOwnPassword.execute({ actor, currentPassword, password, browser: signIn.browser })
  if (!started.ok) return refuse([profileProblem(started.refusal.code, 'currentPassword')])
  return done('password', 'password', withCookies(startedCookies(facts, started.value)))
}

async function endSession({ useCases, facts, form }: ProfilePost) {
  const ended = await useCases.endOwnSession.execute({ actor: facts.actor, id: readForm(sessionForm, form).session })
  return ended.ok ? done('ended', 'sessions') : refuse([profileProblem(ended.refusal.code)])
}

async function forgetCard({ useCases, facts, form }: ProfilePost) {
  const forgotten = await useCases.forgetOwnCard.execute({ actor: facts.actor, id: readForm(cardForm, form).card })
  return forgotten.ok ? done('card', 'cards') : refuse([profileProblem(forgotten.refusal.code)])
}

async function endHere({ useCases, facts }: ProfilePost) {
  if (facts.signIn.token) await useCases.signOut.execute({ token: facts.signIn.token })
  return signedOut(facts)
}

async function endAll({ useCases, facts }: ProfilePost) {
  if (facts.signIn.token) await useCases.signOutEverywhere.execute({ token: facts.signIn.token })
  return signedOut(facts)
}

function signedOut({ url }: RequestFacts): Response {
  return redirect('/', { status: 303, headers: withCookies([endedCookie(url)]) })
}
