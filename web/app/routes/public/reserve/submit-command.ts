import type { SubmitCommand } from '@camp/application/reservations/submission.ts'
import type { ReservationId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import { readCell } from '#app/components/guest-details/read-cell.ts'
import { acknowledgedDocuments } from './documents.ts'
import type { GuestForm } from './guest-form.ts'

/** Of answers that have no problems. */
export function submitCommand(id: ReservationId, answers: GuestForm): SubmitCommand {
  const cell = readCell(answers.cell, answers.country)
  const { firstName, lastName, email, verificationPreference, language } = answers
  const { optIntoMarketing, specialRequest, allergies, vehiclePlate } = answers
  return {
    id,
    firstName,
    lastName,
    email,
    countryCode: cell.ok ? cell.value.countryCode : null,
    cell: cell.ok ? cell.value.cell : null,
    verificationPreference,
    optIntoMarketing,
    specialRequest: specialRequest || null,
    allergies: allergies || null,
    vehiclePlate: vehiclePlate || null,
    language,
    acceptedTermIds: answers.acceptedTermIds.map((id) => id as SpecialTermId),
    acknowledgedDocuments: acknowledgedDocuments(answers.acknowledgedDocumentIds),
    payInFull: answers.payment === 'full',
  }
}
