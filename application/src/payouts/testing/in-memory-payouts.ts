import { usedFrom } from '@camp/domain/payouts/second-person.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DuePayout, NewAccount, NewRun, Payout, PayoutLine, PayoutRun, Payouts } from '../payouts.ts'

type Account = Pick<DuePayout, 'organisationId' | 'slug' | 'name' | 'bankDetails' | 'detailsChangedAt' | 'detailsAnnouncedAt'>

/** Of one campsite; its lines are given, each with the moment from which it is due. */
export class InMemoryPayouts implements Payouts {
  #account: Account
  readonly #lines: { readonly line: PayoutLine; readonly dueFrom: Temporal.Instant }[] = []
  readonly #paidBy = new Map<string, string>()
  #runs: readonly (PayoutRun & { readonly file: string })[] = []

  constructor(account: Account) {
    this.#account = account
  }

  give(line: PayoutLine, dueFrom: Temporal.Instant): void {
    this.#lines.push({ line, dueFrom })
  }

  /** What was asked for, in its order. */
  readonly asked: ('begin' | 'earn' | 'due')[] = []

  async earn(): Promise<void> {
    this.asked.push('earn')
  }

  async due(moment: Temporal.Instant, organisationId?: OrganisationId): Promise<readonly DuePayout[]> {
    this.asked.push('due')
    if (organisationId !== undefined && organisationId !== this.#account.organisationId) return []
    const lines = this.#lines.flatMap(({ line, dueFrom }) =>
      Temporal.Instant.compare(dueFrom, moment) <= 0 && !this.#paidBy.has(keyOf(line)) ? [line] : [],
    )
    const amount = Money.sum(lines.map((line) => line.amount))
    return lines.length === 0 ? [] : [Object.assign({ lines, amount }, this.#account)]
  }

  async newAccounts(moment: Temporal.Instant): Promise<readonly NewAccount[]> {
    const { organisationId, slug, name, bankDetails, detailsChangedAt: changedAt, detailsAnnouncedAt } = this.#account
    const [due] = await this.due(usedFrom(moment))
    if (!changedAt || detailsAnnouncedAt || !bankDetails || !due) return []
    return [{ organisationId, slug, name, accountNumber: bankDetails.accountNumber, changedAt }]
  }

  async markAnnounced({ changedAt }: Pick<NewAccount, 'organisationId' | 'changedAt'>, at: Temporal.Instant): Promise<boolean> {
    const { detailsChangedAt, detailsAnnouncedAt } = this.#account
    if (detailsAnnouncedAt || !detailsChangedAt?.equals(changedAt)) return false
    this.#account = { ...this.#account, detailsAnnouncedAt: at }
    return true
  }

  /** As if somebody had changed it. */
  changeAccount(changedAt: Temporal.Instant): void {
    this.#account = { ...this.#account, detailsChangedAt: changedAt, detailsAnnouncedAt: null }
  }

  async takeTurn(): Promise<void> {
    this.asked.push('begin')
  }

  async prepare({ preparedAt, preparedBy, needsSecond, payouts }: NewRun): Promise<string> {
    const id = String(this.#runs.length + 1)
    const prepared = payouts.map(({ organisationId, slug, name, amount, bankDetails, lines }, index): Payout => {
      const reference = `CAMP-${id}-${index + 1}`
      const payoutId = `${id}${index + 1}`
      for (const line of lines) this.#paidBy.set(keyOf(line), payoutId)
      const open = { paidAt: null, bankReference: null, returnedAt: null, returnReason: null }
      const of = { id: payoutId, runId: id, organisationId, slug, name, reference, amount, bankDetails, preparedAt }
      return Object.assign(of, open)
    })
    const file = prepared.map(({ reference }) => `P,${reference}`).join('\r\n')
    const run = { id, preparedAt, preparedBy, needsSecond, approvedAt: null, approvedBy: null, payouts: prepared, file }
    this.#runs = [run, ...this.#runs]
    return id
  }

  async runs(limit: number): Promise<readonly PayoutRun[]> {
    return this.#runs.slice(0, limit).map(({ file: _, ...run }) => run)
  }

  async run(id: string) {
    return this.#runs.find((run) => run.id === id) ?? null
  }

  async payout(id: string): Promise<Payout | null> {
    return this.#all().find((payout) => payout.id === id || payout.reference === id) ?? null
  }

  async approve(runId: string, by: string, at: Temporal.Instant): Promise<void> {
    this.#runs = this.#runs.map((run) => (run.id === runId ? { ...run, approvedAt: at, approvedBy: by } : run))
  }

  async markPaid(id: string, { at, bankReference }: Parameters<Payouts['markPaid']>[1]): Promise<void> {
    this.#change(id, { paidAt: at, bankReference })
  }

  async markReturned(id: string, { at, reason }: Parameters<Payouts['markReturned']>[1]): Promise<void> {
    this.#change(id, { returnedAt: at, returnReason: reason })
    for (const [line, payoutId] of this.#paidBy) if (payoutId === id) this.#paidBy.delete(line)
  }

  async ofOrganisation(id: OrganisationId): Promise<readonly Payout[]> {
    return this.#all().filter(({ organisationId }) => organisationId === id)
  }

  async linesOf(id: string): Promise<readonly PayoutLine[]> {
    return this.#lines.flatMap(({ line }) => (this.#paidBy.get(keyOf(line)) === id ? [line] : []))
  }

  async paidIn(month: Temporal.PlainYearMonth): Promise<readonly Payout[]> {
    const monthOf = (at: Temporal.Instant) => platformDay(at).toPlainYearMonth()
    return this.#all().filter(({ paidAt }) => paidAt !== null && monthOf(paidAt).equals(month))
  }

  /** The newest first. */
  #all(): readonly Payout[] {
    return this.#runs.flatMap(({ payouts }) => payouts.toReversed())
  }

  #change(id: string, facts: Partial<Payout>): void {
    const changed = (payout: Payout): Payout => (payout.id === id ? Object.assign({}, payout, facts) : payout)
    this.#runs = this.#runs.map((run) => ({ ...run, payouts: run.payouts.map(changed) }))
  }
}

function keyOf({ journalId, position }: PayoutLine): string {
  return `${journalId}/${position}`
}
