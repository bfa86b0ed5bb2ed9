import { setPriority } from 'node:os'
import { drawMedia } from './draw-media'

// Customers come first.
setPriority(10)
process.on('disconnect', () => process.exit(0))
const [dataDir] = process.argv.slice(2)
if (dataDir) await drawMedia(dataDir, { log: (line) => process.send?.(line) })
process.disconnect()
