import { anOrganisationRecord } from './an-organisation-record.ts'
import { InMemoryOrganisationRecords } from './in-memory-organisation-records.ts'
import { organisationRecordsContract, recordChoices, recordIds } from './organisation-records.contract.ts'

organisationRecordsContract('in memory', async () => ({
  organisationRecords: new InMemoryOrganisationRecords(
    [
      { id: recordIds.one, record: anOrganisationRecord(), isBooked: true },
      { id: recordIds.other, record: anOrganisationRecord({ slug: 'other-camp', ownerName: null }) },
    ],
    recordChoices,
  ),
  stop: async () => {},
}))
