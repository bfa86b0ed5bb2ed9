/** The event on `window` that tells an embedding app how the attempt stands; its `detail` is a `RunnerEvent`. */
export const EXAM_EVENT = 'hien-sach:exam'
