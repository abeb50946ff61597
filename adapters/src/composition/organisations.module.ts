import { RunDoctor } from '@camp/application/doctor/run-doctor.ts'
import { ExportOrganisation } from '@camp/application/import-export/export-organisation.ts'
import { ImportOrganisations } from '@camp/application/import-export/import-organisations.ts'
import { ListOrganisations } from '@camp/application/import-export/list-organisations.ts'
import { ContainerModule } from 'inversify'
import { OrganisationDocumentReader } from '../import-export/organisation-document-schema.ts'
import { PostgresKnownCountries } from '../import-export/postgres-known-countries.ts'
import { Ports } from './ports.ts'

/** Organisations as operators handle them, and the proof that the data is sound. */
export const organisationsModule = new ContainerModule(({ bind }) => {
  bind(ImportOrganisations).toResolvedValue(
    (em, organisationStore, transaction, auditTrail, clock) =>
      new ImportOrganisations({
        documentReader: new OrganisationDocumentReader({ knownCountries: new PostgresKnownCountries(em) }),
        organisationStore,
        transaction,
        auditTrail,
        clock,
      }),
    [Ports.entityManager, Ports.organisationStore, Ports.transaction, Ports.auditTrail, Ports.clock],
  )
  bind(ExportOrganisation).toResolvedValue(
    (em, organisationStore) => new ExportOrganisation({ organisationStore, knownCountries: new PostgresKnownCountries(em) }),
    [Ports.entityManager, Ports.organisationStore],
  )
  bind(ListOrganisations).toResolvedValue(
    (organisationStore) => new ListOrganisations({ organisationStore }),
    [Ports.organisationStore],
  )
  bind(RunDoctor).toResolvedValue((invariants) => new RunDoctor({ invariants }), [Ports.invariants])
})
