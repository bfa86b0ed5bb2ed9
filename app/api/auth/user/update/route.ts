export { mockUserUpdate as POST } from '@/lib/template-mock/calls'
