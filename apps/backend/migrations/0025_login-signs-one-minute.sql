ALTER TABLE "login_signs" DROP CONSTRAINT "login_signs_short_lived";--> statement-breakpoint
-- Those that were made for half an hour: who holds one signs in anew.
DELETE FROM "login_signs" WHERE "expires_at" > "created_at" + interval '60 seconds';--> statement-breakpoint
ALTER TABLE "login_signs" ADD CONSTRAINT "login_signs_short_lived" CHECK ("login_signs"."expires_at" <= "login_signs"."created_at" + interval '60 seconds');
