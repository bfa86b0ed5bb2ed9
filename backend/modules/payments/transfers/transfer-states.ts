/** 0 paid its order, 1 needs a person, 2 settled by a person. */
export const transferStates = { credited: 0, open: 1, settled: 2 }
