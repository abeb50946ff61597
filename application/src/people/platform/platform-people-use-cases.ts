import { ErasePerson, ExportPerson } from '../privacy/person-privacy.ts'
import { SweepPersonalData } from '../privacy/sweep-personal-data.ts'
import { BanPerson, EndPersonSessions, LiftBan } from './ban-person.ts'
import { ChangePerson } from './change-person.ts'
import { CreatePerson } from './create-person.ts'
import { SetPasswordOf } from './set-password-of.ts'
import { ListPeople, ShowPerson } from './show-people.ts'

/** What the platform does about the people who use it. */
export const platformPeopleUseCases = {
  listPeople: ListPeople,
  showPerson: ShowPerson,
  createPerson: CreatePerson,
  setPasswordOf: SetPasswordOf,
  changePerson: ChangePerson,
  banPerson: BanPerson,
  liftBan: LiftBan,
  endPersonSessions: EndPersonSessions,
  exportPerson: ExportPerson,
  erasePerson: ErasePerson,
  sweepPersonalData: SweepPersonalData,
}
