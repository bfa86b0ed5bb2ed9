export { mockUserUpdate as POST } from '@/lib/auth/template-mock/calls'
