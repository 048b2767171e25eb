CREATE TABLE "chat_presences" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_presences" ADD CONSTRAINT "chat_presences_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;