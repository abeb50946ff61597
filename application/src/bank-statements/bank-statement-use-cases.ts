import { PreviewBankStatement } from './preview-bank-statement.ts'
import { RecordBankLines } from './record-bank-lines.ts'

/** Bank statements of a campsite, matched to its bookings. */
export const bankStatementUseCases = { previewBankStatement: PreviewBankStatement, recordBankLines: RecordBankLines }
