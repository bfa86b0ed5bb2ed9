// The shape of what `process.nextTick` queues lives only as long as one such object. V8 lets it go in a collection that meets an empty
// queue, then meets a new one at the same place of Node's code and never writes it the fast way again: a tenth of a remembered
// page's cost, and which shops paid it was chance. So one is held for good, from before the first collection.
import { executionAsyncResource } from 'node:async_hooks'

export const held = []

process.nextTick(() => held.push(executionAsyncResource()))
