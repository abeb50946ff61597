import { InMemoryVatRates } from './in-memory-vat-rates.ts'
import { vatRatesContract } from './vat-rates.contract.ts'

vatRatesContract('in memory', async () => new InMemoryVatRates())
