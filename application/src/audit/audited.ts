import type { Actor } from '../shared/actor.ts'
import type { AuditChange } from './audit-trail.ts'

/** As it stands in the trail: a user's id, or the name of a command. */
export function auditedActor(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'system' ? actor.name : 'visitor'
}

type Texts = Readonly<Partial<Record<string, string>>>

/** The fields that differ, in the order of `after`; of secrets the last four characters at most. */
export function auditChanges(before: Texts, after: Texts, secrets: ReadonlySet<string> = new Set()): readonly AuditChange[] {
  return Object.entries(after)
    .filter(([field, text]) => (before[field] ?? '') !== (text ?? ''))
    .map(([field, text]) => {
      const shown = (value: string) => (secrets.has(field) ? masked(value) : value)
      return { field, before: shown(before[field] ?? ''), after: shown(text ?? '') }
    })
}

/** Also of what is gone: each of its fields is read as empty afterwards, so that the trail names it. */
export function auditAllChanges(before: Texts, after: Texts, secrets?: ReadonlySet<string>): readonly AuditChange[] {
  const emptied = Object.fromEntries(Object.keys(before).map((field) => [field, '']))
  return auditChanges(before, { ...emptied, ...after }, secrets)
}

/** `62001234567` → `•••••••4567`. Short ones show nothing. */
export function masked(secret: string): string {
  const shown = secret.length >= 8 ? secret.slice(-4) : ''
  return '•'.repeat(secret.length - shown.length) + shown
}
