import type { BankStatementView } from '@camp/application/bank-statements/preview-bank-statement.ts'
import type { RecordedLine } from '@camp/application/bank-statements/record-bank-lines.ts'
import type { StatementFault } from '@camp/application/bank-statements/statement-reader.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { textOfFile } from '@camp/application/shared/file-text.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { mayBeRecorded } from '@camp/domain/bank-statements/match-statement.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { filesOf } from '#server/staff/read-upload.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { dateOnWire, randOnWire } from '#server/wire/on-wire.ts'
import { chosenLinesForm } from './statement-form.server.ts'

interface Asked {
  readonly useCases: Pick<UseCases, 'previewBankStatement' | 'recordBankLines'>
  readonly actor: Actor
  readonly orgSlug: string
}

export type StatementReply =
  | { readonly kind: 'problem'; readonly code: StatementFault['code'] | 'none' }
  | ({ readonly kind: 'preview' } & ReturnType<typeof previewOnWire>)
  | { readonly kind: 'done'; readonly outcomes: readonly ReturnType<typeof outcomeOnWire>[] }

/** The file becomes a list to tick; nothing is written. */
export async function answerUpload({ useCases, actor, orgSlug }: Asked, form: FormData): Promise<StatementReply> {
  const [file] = await filesOf(form, 'statement')
  if (!file || file.bytes.length === 0) return { kind: 'problem', code: 'none' }
  const text = textOfFile(file.bytes)
  const shown = await useCases.previewBankStatement.execute({ actor, orgSlug, text })
  if (shown.ok) return { kind: 'preview', ...previewOnWire(shown.value) }
  const { code } = shown.refusal
  if (code === 'not-found' || code === 'not-permitted') throw refusedPage(code)
  return { kind: 'problem', code }
}

/** What was ticked is recorded; each line is judged again. */
export async function answerRecord({ useCases, actor, orgSlug }: Asked, form: FormData): Promise<StatementReply> {
  const lines = readForm(chosenLinesForm, form)
  const recorded = await useCases.recordBankLines.execute({ actor, orgSlug, lines })
  if (!recorded.ok) throw refusedPage(recorded.refusal.code)
  return { kind: 'done', outcomes: recorded.value.map(outcomeOnWire) }
}

function previewOnWire({ lines, unreadRows }: BankStatementView) {
  return {
    unreadRows,
    lines: lines.map(({ row, date, text, amount, identity, match }) => ({
      row,
      date: dateOnWire(date),
      text,
      cents: amount.cents,
      amount: randOnWire(amount),
      identity,
      kind: match.kind,
      doubt: match.kind === 'unsure' ? match.doubt : null,
      isRecordable: mayBeRecorded(match),
      booking:
        match.kind === 'matched' || match.kind === 'unsure'
          ? {
              id: match.booking.id,
              reference: match.booking.simpleReference,
              name: match.booking.guestName,
              balance: randOnWire(match.booking.balance),
            }
          : null,
    })),
  }
}

function outcomeOnWire({ idOrReference, amount, outcome, identity }: RecordedLine) {
  return { identity, reference: idOrReference, amount: randOnWire(amount), outcome }
}
