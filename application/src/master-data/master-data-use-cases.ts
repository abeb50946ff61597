import { PreviewHolidayChange } from '../holidays/preview-holiday-change.ts'
import { DeleteMasterRow, ListMasterData, SaveMasterRow, ShowMasterRow } from './manage-master-data.ts'

/** What the platform's people keep for everybody. */
export const masterDataUseCases = {
  listMasterData: ListMasterData,
  showMasterRow: ShowMasterRow,
  saveMasterRow: SaveMasterRow,
  deleteMasterRow: DeleteMasterRow,
  /** What a change of holidays does to prices that are being asked for. */
  previewHolidayChange: PreviewHolidayChange,
}
