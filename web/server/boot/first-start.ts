import { clockOf } from '@camp/adapters/composition/surroundings.ts'
import { configurationOrExit } from './configuration-or-exit.ts'
import { drawPictures } from './demo-marketplace.ts'
import { prepareMarketplace } from './prepare-marketplace.ts'

/** What the embedded default does once, in a process of its own: `marketplace` or `pictures`. */
process.env.NODE_ENV ??= 'production'
process.once('disconnect', () => process.exit(143))

const configuration = configurationOrExit()
const [work] = process.argv.slice(2)
const { FIRST_START_DATABASE_URL: url = '' } = process.env
if (work === 'marketplace') await prepareMarketplace(configuration, url, clockOf(configuration))
if (work === 'pictures') await drawPictures(configuration)
process.disconnect?.()
