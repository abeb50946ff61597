import type { PaperParty, PrintedPaper } from '@camp/application/invoices/paper.ts'
import { dayText, monthAndYear, stayText } from '@camp/domain/formatting/date-texts.ts'
import { feeTable } from './fee-table.ts'
import { guestTable } from './guest-table.ts'
import { t } from './paper-words.ts'
import type { Fact, Sheet } from './sheet.ts'

/** An invoice or credit note, whole. */
export function paperSheet(printed: PrintedPaper): Sheet {
  const { paper, timezone } = printed
  const { supplier } = paper.facts
  return {
    title: titleOf(printed),
    lead: supplier.name,
    facts: factsOf(printed),
    sides: [
      { title: t('from'), lines: partyLines(supplier) },
      { title: t('to'), lines: recipientLines(printed) },
    ],
    notes: notesOf(printed),
    tables: [paper.reservationId === null ? feeTable(paper) : guestTable(paper)],
    foot: t('foot', { issuer: supplier.name, label: paper.label }),
    madeAt: paper.issuedAt.toZonedDateTimeISO(timezone).toInstant(),
    pageText: (page, pages) => t('page', { page, pages }),
  }
}

/** Only who is registered for VAT writes a tax invoice (VAT Act s20). */
function titleOf({ paper: { kind, facts } }: PrintedPaper): string {
  const isVendor = facts.supplier.vatNumber !== null
  if (kind === 'invoice') return t(isVendor ? 'taxInvoice' : 'invoice')
  if (kind === 'fee-invoice') return t(isVendor ? 'feeTaxInvoice' : 'fee-invoice')
  return t(kind)
}

function factsOf({ paper, timezone }: PrintedPaper): readonly Fact[] {
  const { label, issuedAt, taxDate, month, facts } = paper
  const issued = issuedAt.toZonedDateTimeISO(timezone).toPlainDate()
  return [
    { label: t('number'), value: label },
    { label: t('date'), value: dayText(issued.toString()) },
    ...(facts.supplier.vatNumber === null ? [] : [{ label: t('taxDate'), value: dayText(taxDate.toString()) }]),
    ...(facts.booking ? [{ label: t('booking'), value: facts.booking.reference }] : []),
    ...(month ? [{ label: t('month'), value: monthAndYear(`${month}-01`) }] : []),
  ]
}

function partyLines({ name, addressLines, email, phone, vatNumber, registrationNumber }: PaperParty): readonly string[] {
  return [
    name,
    ...addressLines,
    ...(phone ? [t('phone', { phone })] : []),
    ...(email ? [t('email', { email })] : []),
    ...(registrationNumber ? [t('registrationNumber', { number: registrationNumber })] : []),
    vatNumber ? t('vatNumber', { number: vatNumber }) : t('notRegistered'),
  ]
}

function recipientLines({ paper: { facts }, guest }: PrintedPaper): readonly string[] {
  if (facts.customer) return partyLines(facts.customer)
  const { booking } = facts
  return [
    ...(guest ? [guest.name, ...guest.addressLines, guest.email] : []),
    ...(guest?.vatNumber ? [t('vatNumber', { number: guest.vatNumber })] : []),
    ...(booking ? [t('stay', { stay: stayText(booking.arrival, booking.departure) })] : []),
  ]
}

function notesOf({ paper: { facts, kind } }: PrintedPaper): readonly string[] {
  if (kind === 'fee-invoice') return [t('netted')]
  const { corrects } = facts
  return corrects ? [`${t('corrects', { label: corrects.label })} ${t(corrects.reason)}`] : []
}
