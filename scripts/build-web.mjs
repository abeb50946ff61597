/** `npm run build`: the web application, so that the next start knows that it is fresh. */
import { buildWeb } from './web-build.mjs'

process.exitCode = await buildWeb(process.argv.slice(2))
