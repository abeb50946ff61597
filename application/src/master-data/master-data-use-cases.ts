import { DeleteMasterRow, ListMasterData, SaveMasterRow, ShowMasterRow } from './manage-master-data.ts'

/** What the platform's people keep for everybody. */
export const masterDataUseCases = {
  listMasterData: ListMasterData,
  showMasterRow: ShowMasterRow,
  saveMasterRow: SaveMasterRow,
  deleteMasterRow: DeleteMasterRow,
}
