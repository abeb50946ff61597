import { InMemoryInvoiceRecords } from './in-memory-invoice-records.ts'
import { InMemoryIssuedPapers } from './in-memory-issued-papers.ts'
import { invoiceRecordsContract } from './invoice-records.contract.ts'
import { issuedPapersContract } from './issued-papers.contract.ts'

const stop = async () => {}

issuedPapersContract('in memory', async () => ({ papers: new InMemoryIssuedPapers(), stop }))

invoiceRecordsContract('in memory', async () => {
  const records = new InMemoryInvoiceRecords()
  return { records, giveNumbers: async (id, numbers) => records.setNumbers(id, numbers), stop }
})
