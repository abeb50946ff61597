import { NoteEmptySearch } from './note-empty-search.ts'
import { ShowOrganisationReport, ShowPlatformReport } from './show-report.ts'

/** Figures of a month, as the doors see them. */
export const reportUseCases = {
  showPlatformReport: ShowPlatformReport,
  showOrganisationReport: ShowOrganisationReport,
  noteEmptySearch: NoteEmptySearch,
}
