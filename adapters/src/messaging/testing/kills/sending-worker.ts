import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../postgres/orm.ts'
import { productWithProvider } from './product-with-provider.ts'

/**
 * A process of its own, to be killed: sends what is due until its input ends. Says `ready` once it begins.
 */
const [url = '', providerUrl = '', ahead] = process.argv.slice(2)
const database = await openDatabase({ url, poolSize: 2, poolWaitMilliseconds: 30_000 })
const product = productWithProvider({ database, providerUrl, ahead: Number(ahead) })

let isWanted = true
process.stdin
  .on('end', () => {
    isWanted = false
  })
  .resume()
process.stdout.write('ready\n')
while (isWanted) {
  const { sent } = await product.scope().useCases.sendOutbox.execute({ limit: 1 })
  if (sent === 0) await pause(20)
}
await database.close()
