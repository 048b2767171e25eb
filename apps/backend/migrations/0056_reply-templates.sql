CREATE TABLE "chat_reply_templates" (
	"person_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reply_templates_person_id_key_pk" PRIMARY KEY("person_id","key"),
	CONSTRAINT "chat_reply_templates_not_empty" CHECK ("chat_reply_templates"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "is_marked_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_reply_templates" ADD CONSTRAINT "chat_reply_templates_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;