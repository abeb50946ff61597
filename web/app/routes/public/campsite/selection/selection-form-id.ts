export const selectionFormId = 'selection'
