import type { SessionId } from '@camp/application/people/sessions.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { CodeChannel, CodePurpose } from '@camp/domain/people/one-time-code.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn, numericColumn } from '../postgres/column-types.ts'

export const UserAccountRow = defineEntity({
  name: 'UserAccountRow',
  tableName: 'user_account',
  properties: {
    id: p.uuid().$type<UserId>().primary().defaultRaw('gen_random_uuid()'),
    email: p.text(),
    username: p.text().nullable(),
    firstName: p.text().default(''),
    lastName: p.text().default(''),
    countryCode: p.text().nullable(),
    cell: p.text().nullable(),
    role: p.text().$type<Role>().default('USER'),
    language: p.text().$type<Language>().default('en'),
    verificationPreference: p.text().$type<VerificationPreference>().default('SMS'),
    isEmailVerified: p.boolean().default(false),
    isCellVerified: p.boolean().default(false),
    passwordHash: p.text().nullable(),
    mustChangePassword: p.boolean().default(false),
    optIntoMarketing: p.boolean().default(false),
    marketingConsentAt: instantColumn().nullable(),
    marketingConsentWording: p.text().nullable(),
    allergies: p.text().nullable(),
    averageRating: numericColumn().nullable(),
    isBanned: p.boolean().default(false),
    banReason: p.text().nullable(),
    bannedAt: instantColumn().nullable(),
    createdAt: instantColumn().defaultRaw('now()'),
    pendingEmail: p.text().nullable(),
    countryId: p.text().nullable(),
    marketingWithdrawnAt: instantColumn().nullable(),
    erasedAt: instantColumn().nullable(),
    factorAskedAt: instantColumn().nullable(),
  },
})

export const SiteSecretRow = defineEntity({
  name: 'SiteSecretRow',
  tableName: 'site_secret',
  properties: {
    name: p.text().primary(),
    value: p.text(),
    madeAt: instantColumn().defaultRaw('now()'),
  },
})

export const UserSessionRow = defineEntity({
  name: 'UserSessionRow',
  tableName: 'user_session',
  properties: {
    tokenHash: p.text().primary(),
    userId: p.uuid().$type<UserId>(),
    role: p.text().$type<Role>(),
    startedAt: instantColumn(),
    lastSeenAt: instantColumn(),
    id: p.uuid().$type<SessionId>().defaultRaw('gen_random_uuid()'),
    browser: p.text().nullable(),
    actingFor: p.uuid().$type<OrganisationId>().nullable(),
    actingSince: instantColumn().nullable(),
    hasProvedFactor: p.boolean().default(false),
    provedAt: instantColumn().nullable(),
  },
})

export const SecondFactorRow = defineEntity({
  name: 'SecondFactorRow',
  tableName: 'second_factor',
  properties: {
    userId: p.uuid().$type<UserId>().primary(),
    sealedSecret: p.text(),
    onSince: instantColumn().nullable(),
    lastStep: p.bigint('string').default('-1'),
  },
})

export const RecoveryCodeRow = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'recovery_code',
  properties: {
    codeHash: p.text().primary(),
    userId: p.uuid().$type<UserId>(),
  },
})

export const OneTimeCodeRow = defineEntity({
  name: 'OneTimeCodeRow',
  tableName: 'one_time_code',
  properties: {
    keyHash: p.text().primary(),
    codeHash: p.text(),
    userId: p.uuid().$type<UserId>(),
    purpose: p.text().$type<CodePurpose>(),
    channel: p.text().$type<CodeChannel>(),
    tries: p.integer().default(0),
    expiresAt: instantColumn(),
    usedAt: instantColumn().nullable(),
    contact: p.text().nullable(),
  },
})

export const ContactProofRow = defineEntity({
  name: 'ContactProofRow',
  tableName: 'contact_proof',
  properties: {
    keyHash: p.text().primary(),
    codeHash: p.text(),
    channel: p.text().$type<CodeChannel>(),
    tries: p.integer().default(0),
    expiresAt: instantColumn(),
    provedUntil: instantColumn().nullable(),
  },
})

export const KnownDeviceRow = defineEntity({
  name: 'KnownDeviceRow',
  tableName: 'known_device',
  properties: {
    userId: p.uuid().$type<UserId>().primary(),
    keyHash: p.text().primary(),
    seenAt: instantColumn(),
  },
})

export const SignInAttemptRow = defineEntity({
  name: 'SignInAttemptRow',
  tableName: 'sign_in_attempt',
  properties: {
    id: identityColumn().primary(),
    bucketHash: p.text(),
    at: instantColumn(),
    countsUntil: instantColumn().defaultRaw(`now() + interval '1 day'`),
  },
})
