import type { OwnCard } from '@camp/application/payments/own-cards.ts'
import type { OwnSession } from '@camp/application/people/profile/own-sessions.ts'
import type { Profile } from '@camp/application/people/profile/profiles.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { locales } from '@camp/domain/languages/language.ts'
import { numberAsDialled } from '@camp/domain/messaging/written-number.ts'
import { paymentMethodText } from '@camp/domain/payments/payment-method.ts'
import { data } from 'react-router'
import { countryChoices, countryOfCell } from '#app/components/guest-details/country-choices.ts'
import { phoneText } from '#app/formatting/phone-text.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import { type Done, doneWords } from './answer-profile.ts'
import type { ProfileAnswers } from './profile-answers.ts'

/** A way to be reached, and whether a code has proved it. */
export interface ContactState {
  readonly channel: 'email' | 'sms'
  readonly address: string
  readonly isVerified: boolean
  /** Counts while the new one waits for its code. */
  readonly oldAddress: string | null
}

export async function loadProfile(useCases: UseCases, facts: RequestFacts) {
  const { actor, signIn, url, language } = facts
  const [profile, sessions, cards] = await Promise.all([
    useCases.showProfile.execute({ actor }),
    useCases.listOwnSessions.execute({ actor, token: signIn.token ?? '' }),
    useCases.listOwnCards.execute({ actor }),
  ])
  if (!profile.ok || !sessions.ok || !cards.ok) throw data({ code: 'not-permitted' }, { status: 403 })
  return {
    csrfToken: signIn.csrfToken,
    answers: answersOf(profile.value),
    contacts: contactsOf(profile.value),
    hasPassword: profile.value.hasPassword,
    hasSecondFactor: signIn.current?.account.hasSecondFactor ?? false,
    marketing: marketingOf(profile.value),
    sessions: sessions.value.map(sessionOnPage),
    cards: cards.value.map(cardOnPage),
    countries: countryChoices(locales[language]),
    hasAsked: signIn.codeKey !== null,
    done: doneIn(url.searchParams),
  }
}

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>

function answersOf(profile: Profile): ProfileAnswers {
  const { firstName, lastName, username, allergies, language, verificationPreference, email, pendingEmail, cell } = profile
  return {
    firstName,
    lastName,
    username: username ?? '',
    allergies: allergies ?? '',
    language,
    verificationPreference,
    email: pendingEmail ?? email,
    country: countryOfCell(profile),
    cell: cell ?? '',
  }
}

function contactsOf({ email, pendingEmail, isEmailVerified, countryCode, cell, isCellVerified }: Profile): ContactState[] {
  const byMail: ContactState = {
    channel: 'email',
    address: pendingEmail ?? email,
    isVerified: pendingEmail === null && isEmailVerified,
    oldAddress: pendingEmail && email,
  }
  if (!cell) return [byMail]
  const address = phoneText(numberAsDialled(countryCode, cell).replace(' ', ''))
  return [byMail, { channel: 'sms', address, isVerified: isCellVerified, oldAddress: null }]
}

function marketingOf({ marketing }: Profile) {
  return { kind: marketing.kind, at: marketing.kind === 'never-given' ? null : instantOnWire(marketing.at) }
}

function sessionOnPage({ id, browser, startedAt, lastSeenAt, isHere }: OwnSession) {
  return { id, browser, isHere, startedAt: instantOnWire(startedAt), lastSeenAt: instantOnWire(lastSeenAt) }
}

function cardOnPage({ id, method, expires }: OwnCard) {
  const [year, month] = expires.split('-')
  return { id, name: paymentMethodText(method), expires: `${month}/${year}` }
}

function doneIn(search: URLSearchParams): Done | null {
  return doneWords.find((word) => word === search.get('done')) ?? null
}
